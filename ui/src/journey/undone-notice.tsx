import { Notice } from '../components/notice/notice';

const texts = {
  title: 'If you save this change:',
  rest: 'Everything else that you entered stays.',
} as const;

export interface UndoneNoticeProps {
  /** One sentence for each consequence, as `undoneBy` returns them. */
  readonly undone: readonly string[];
}

/** Announces, above the button that saves it, what a change undoes; nothing while it undoes nothing. */
export function UndoneNotice({ undone }: UndoneNoticeProps) {
  return (
    // In the page before there is something to announce, so that screen readers hear it.
    <div aria-live="polite">
      {undone.length > 0 && (
        <Notice kind="warning" still>
          <p>
            <b>{texts.title}</b>
          </p>
          <ul>
            {undone.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <p>{texts.rest}</p>
        </Notice>
      )}
    </div>
  );
}
