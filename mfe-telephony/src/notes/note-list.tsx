import type { Note } from '@home-move/contract';
import { Text } from '@home-move/ui';
import { NoteTime } from '../panel/note-time';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

/** The notes so far. [TEL-27, TEL-31] */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <Text muted>{texts.none}</Text>;
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, content, dateCreated, author }) => (
        <li key={id}>
          <p className={styles.when}>
            <NoteTime instant={dateCreated} />, {author}
          </p>
          <p className={styles.content}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
