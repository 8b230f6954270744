import { useId, type MouseEvent } from 'react';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './error-summary.module.css';
import { focusField } from './focus-field';

registerSheet(sheet);

export interface SummaryError {
  /** Id of the field's (first) input. */
  readonly id: string;
  /** What the field is called on the page. */
  readonly label: string;
  /** The same message as at the field. */
  readonly message: string;
}

/** "Account number: Please enter your Bank Account Number"; a question ends with its own mark. */
function lineOf({ label, message }: SummaryError): string {
  if (label === '') return message;
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`;
}

export interface ErrorSummaryProps {
  readonly title?: string;
  /** In the order of the fields; without any, nothing is rendered. */
  readonly errors: readonly SummaryError[];
}

/** The errors on this page, each named and linked to its field. The links focus and never navigate: in a frame a hash would add to the host's history. */
export function ErrorSummary({ title = 'There is a problem', errors }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;

  const focus = (id: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    const field = root.getElementById(id);
    if (field) focusField(field);
  };

  return (
    <div role="alert" className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id} className={styles.item}>
            <a href={`#${error.id}`} className={styles.link} onClick={focus(error.id)}>
              {lineOf(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
