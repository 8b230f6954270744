import { registerSheet } from '@home-move/ui';
import sheet, * as styles from './explained-terms.module.css';
import { explainedTerms as texts } from './explained-terms.texts';

registerSheet(sheet);

/** A pricing term with an inline explanation. */
export type ExplainedTerm = keyof typeof texts;

/** The meaning of a term, expanded in place by pointer, touch or keyboard. */
export function Explanation({ term }: { readonly term: ExplainedTerm }) {
  const { question, answer } = texts[term];
  return (
    <details className={styles.explanation}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  );
}

/** All of them, below prices that use the words. */
export function Explanations() {
  return (
    <div>
      {(Object.keys(texts) as ExplainedTerm[]).map((term) => (
        <Explanation key={term} term={term} />
      ))}
    </div>
  );
}
