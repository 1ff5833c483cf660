import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li div a img',
    'strong b em i u s sub sup mark span',
    'table thead tbody tfoot tr th td colgroup col',
  ].flatMap((names) => names.split(' ')),
  allowedAttributes: {
    '*': ['style', 'dir', 'lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    span: ['data-merge-field', 'data-required', 'data-fallback', 'data-format'],
    div: ['data-repeat', 'data-day', 'data-condition', 'data-when', 'data-value', 'data-page-break'],
    tr: ['data-repeat', 'data-day', 'data-condition', 'data-when', 'data-value'],
    td: ['colspan', 'rowspan', 'colwidth'],
    th: ['colspan', 'rowspan', 'colwidth'],
    col: ['span'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      color: [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/],
      'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A remote image would tell its host who reads the text, and when.
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  // Deeper than anybody writes, and no deeper than everybody can read it.
  nestingLimit: 100,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Rich text without scripts, handlers, frames, remote images or styles beyond alignment and colour. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, options);
}

/** Deeper than anything that is pasted. */
const deepest = 1_000;

/** Whether elements lie in each other as nobody writes them: the more of them are open, the longer takes each to be cleaned. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth <= deepest) return;
      isDeeper = true;
      parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  return isDeeper;
}
