import type { Style } from './phrasing.ts'

/** Commands whose argument looks otherwise. Markdown has neither small capitals nor lines below words: both are emphasised. */
export const styleCommands: ReadonlyMap<string, Partial<Style>> = new Map<string, Partial<Style>>([
  ...named(['textbf', 'strong', 'alert', 'mathbf'], { isBold: true }),
  ...named(['textit', 'emph', 'textsl', 'textsc', 'underline', 'uline', 'ul'], { isItalic: true }),
  ...named(['texttt'], { isCode: true }),
  ...named(['sout', 'st'], { isStruck: true }),
  ...named(['textrm', 'textsf', 'textup', 'textmd', 'text'], {}),
  ...named(['textnormal'], { isBold: false, isItalic: false, isCode: false }),
])

/** Commands after which everything in the same group looks otherwise. */
export const styleSwitches: ReadonlyMap<string, Partial<Style>> = new Map<string, Partial<Style>>([
  ...named(['bf', 'bfseries'], { isBold: true }),
  ...named(['it', 'itshape', 'em', 'sl', 'slshape', 'sc', 'scshape'], { isItalic: true }),
  ...named(['tt', 'ttfamily'], { isCode: true }),
  ...named(['mdseries'], { isBold: false }),
  ...named(['upshape'], { isItalic: false }),
  ...named(['rm', 'rmfamily', 'sf', 'sffamily'], { isCode: false }),
  ...named(['normalfont'], { isBold: false, isItalic: false, isCode: false }),
])

/**
 * Commands that concern the layout only, or that show one of their arguments. A letter for each argument, in the manner of
 * xparse: `s` a star, `o` one in square brackets, `p` one in parentheses, `m` one that is left out, and `c` one that is shown.
 */
export const layoutCommands: ReadonlyMap<string, string> = new Map([
  ...named(
    [
      ...['smallskip', 'medskip', 'bigskip', 'noindent', 'indent', 'centering', 'raggedright', 'raggedleft'],
      ...[
        'tiny',
        'scriptsize',
        'footnotesize',
        'small',
        'normalsize',
        'large',
        'Large',
        'LARGE',
        'huge',
        'Huge',
      ],
      ...[
        'vfill',
        'selectfont',
        'protect',
        'relax',
        'leavevmode',
        'strut',
        'maketitle',
        'sloppy',
        'fussy',
        'null',
      ],
      ...[
        'ignorespaces',
        'allowbreak',
        'nobreak',
        'xspace',
        'makeatletter',
        'makeatother',
        'displaystyle',
        'hrule',
      ],
      ...[
        'textstyle',
        'nextsample',
        'remainingsamples',
        'hline',
        'toprule',
        'midrule',
        'bottomrule',
        'footnotemark',
      ],
      ...['begingroup', 'endgroup', 'bgroup', 'egroup', 'hss', 'flushleft', 'flushright', 'doublespacing'],
      ...[
        'endminipage',
        'unskip',
        'textwidth',
        'linewidth',
        'columnwidth',
        'textheight',
        'baselineskip',
        'frenchspacing',
        'obeylines',
        'onehalfspacing',
        'singlespacing',
      ],
    ],
    '',
  ),
  ...named(['vspace', 'hspace'], 'sm'),
  ...named(
    ['pagestyle', 'thispagestyle', 'index', 'hyphenation', 'lstset', 'graphicspath', 'usetikzlibrary'],
    'm',
  ),
  ...named(
    [
      'problemname',
      'problemtitle',
      'displaysample',
      'sampletable',
      'title',
      'author',
      'date',
      'phantom',
      'hphantom',
      'vphantom',
    ],
    'm',
  ),
  ...named(
    ['color', 'pagebreak', 'nopagebreak', 'cellcolor', 'rowcolor', 'captionsetup', 'usepackage'],
    'om',
  ),
  ...named(
    ['documentclass', 'RequirePackage', 'bibliographystyle', 'nocite', 'cline', 'tikzset', 'pgfplotsset'],
    'om',
  ),
  ...named(['cmidrule'], 'pm'),
  ...named(['setlength', 'addtolength', 'setcounter', 'addtocounter', 'fontsize', 'setlist'], 'omm'),
  ...named(['newcolumntype', 'DeclareUnicodeCharacter', 'newunicodechar', 'theoremstyle'], 'mm'),
  ...named(['noalign'], 'm'),
  ...named(['newtheorem', 'definecolor', 'AtBeginDocument'], 'mmm'),
  ...named(['newlength', 'newcounter', 'label'], 'm'),
  ...named(['rule'], 'omm'),
  ...named(['mbox', 'hbox', 'fbox', 'centerline', 'leftline', 'rightline', 'shortstack', 'smash'], 'oc'),
  ...named(['makebox', 'framebox', 'makecell', 'thead', 'subfloat', 'subfigure'], 'ooc'),
  ...named(['textcolor', 'colorbox', 'raisebox', 'rotatebox', 'scalebox'], 'omc'),
  ...named(['minipage'], 'ooom'),
  ...named(['parbox'], 'ooomc'),
  ...named(['resizebox', 'subcaptionbox', 'foreignlanguage'], 'smmc'),
  ...named(['multirow'], 'omomc'),
  ...named(['scalerel'], 'scm'),
  ...named(['MakeUppercase', 'uppercase', 'lowercase', 'MakeLowercase', 'ensuremath', 'hl'], 'c'),
])
/** Environments whose contents are shown as they are, with the arguments after their beginning, as for `layoutCommands`. */
export const layoutEnvironments: ReadonlyMap<string, string> = new Map([
  ...named(
    [
      'center',
      'centering',
      'flushleft',
      'flushright',
      'document',
      'samepage',
      'small',
      'footnotesize',
      'large',
      'sloppypar',
      'problem',
      'afterSample',
    ],
    '',
  ),
  ...named(['figure', 'figure*', 'table', 'table*'], 'o'),
  ...named(['subfigure', 'subtable', 'multicols', 'adjustbox', 'spacing'], 'om'),
  ...named(['wrapfigure', 'wraptable'], 'omom'),
  ...named(['minipage'], 'ooom'),
])

function named<Value>(names: readonly string[], value: Value): (readonly [string, Value])[] {
  return names.map((name) => [name, value] as const)
}
