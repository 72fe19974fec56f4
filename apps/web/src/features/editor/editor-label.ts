export const editorLabel = 'Code editor. Tab indents, Escape leaves the editor.'
