import { schema, type Transaction } from '@codedojo/db'

const { problemAsset } = schema

export interface NewAsset {
  readonly name: string
  readonly contentType: string
  readonly content: Buffer
}

/** Stores pictures by name; those with other names stay, because earlier versions may show them. */
export async function upsertAssets(
  tx: Transaction,
  problemId: string,
  assets: readonly NewAsset[],
): Promise<void> {
  for (const { name, contentType, content } of assets) {
    await tx
      .insert(problemAsset)
      .values({ problemId, name, contentType, content })
      .onConflictDoUpdate({
        target: [problemAsset.problemId, problemAsset.name],
        set: { contentType, content },
      })
  }
}
