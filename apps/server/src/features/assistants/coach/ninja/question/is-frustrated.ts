const frustrated =
  /\b(?:i hate|hate (?:this|it|you|coding|programming)|giv(?:e|ing) up|i quit|frustrat\w*|annoy(?:ed|ing)|angry|stupid|idiot|dumb|useless|hopeless|fed up|(?:so|too|very|really) (?:hard|difficult)|this is (?:impossible|hard|difficult)|i (?:can'?t|cannot|can not) do (?:this|it)|makes? no sense|sucks?|wtf|ugh+|argh+|damn|crying|i(?:'?m| am) (?:so |too |really )?(?:tired|sad|lost hope|bad at this))\b/i

/** Whether a message expresses frustration instead of asking something. */
export function isFrustrated(message: string): boolean {
  return frustrated.test(message)
}
