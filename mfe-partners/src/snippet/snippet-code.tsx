import { registerSheet } from '@home-move/ui';
import { Code } from '../copy/code';
import sheet, * as styles from './snippet.module.css';

registerSheet(sheet);

/** An option with its value: `brand="oakwood"`, `mode: 'modal'`. */
const option = /(\b(?:brand|branch|mode|theme)(?:=|: )(?:"[^"]*"|'[^']*'))/;

/** A snippet in which the chosen values stand out. */
export function SnippetCode({ text }: { readonly text: string }) {
  return (
    <Code>
      {text.split(option).map((piece, index) => {
        // `split` returns the matches of the group at odd positions.
        if (index % 2 === 0) return piece;
        const start = piece.search(/["']/);
        return (
          <span key={index}>
            {piece.slice(0, start)}
            <b className={styles.value}>{piece.slice(start)}</b>
          </span>
        );
      })}
    </Code>
  );
}
