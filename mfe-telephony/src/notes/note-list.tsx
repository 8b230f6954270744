import type { Note } from '@home-move/contract';
import { Button, Skeleton, Status, Text, VisuallyHidden } from '@home-move/ui';
import { noteTime } from './note-time';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

export interface NoteListProps {
  readonly notes: readonly Note[] | undefined;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** The notes so far, or that they are loading or failed to load. [TEL-27, TEL-31] */
export function NoteList({ notes, hasFailed, isLoading, onRetry }: NoteListProps) {
  if (notes) return notes.length === 0 ? <Text muted>{texts.none}</Text> : <Notes notes={notes} />;
  if (!hasFailed) {
    return (
      <Status className={styles.waiting}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton width="55%" height={12} />
        <Skeleton width="90%" height={14} />
      </Status>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{texts.failed}</p>
      <Button size="small" onClick={onRetry} busy={isLoading ? texts.retrying : undefined}>
        {texts.retry}
      </Button>
    </div>
  );
}

function Notes({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, content, dateCreated, author }) => (
        <li key={id}>
          <p className={styles.when}>
            <time dateTime={dateCreated}>{noteTime(dateCreated)}</time>, {author}
          </p>
          <p className={styles.content}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
