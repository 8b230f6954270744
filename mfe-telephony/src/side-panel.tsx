import type { Enrolment } from '@home-move/contract';
import {
  classNames,
  registerSheet,
  Skeleton,
  Stack,
  Status,
  useAgentColumns,
  useEnrolment,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { ActionsSection } from './actions/actions.section';
import { ClosingActions } from './actions/closing-actions';
import { Colleagues } from './colleagues/colleagues';
import { CustomerSection } from './customer/customer.section';
import { HistorySection } from './history/history.section';
import { NotesSection } from './notes/notes.section';
import { CallUpdatesProvider } from './call/use-call-updates';
import { ScriptSection } from './script/script.section';
import sheet, * as styles from './panel/panel.module.css';
import { useSectionFocus } from './panel/use-section-focus';

registerSheet(sheet);

const texts = {
  sections: 'Sections of the customer panel',
  script: 'Script',
  notes: 'Notes',
  actions: 'Actions',
  history: 'History',
  loading: 'Loading the customer',
} as const;

const sections = [
  { id: 'script', Section: ScriptSection },
  { id: 'notes', Section: NotesSection },
  { id: 'actions', Section: ActionsSection },
  { id: 'history', Section: HistorySection },
] as const;
type SectionId = (typeof sections)[number]['id'];

/** The agent's panel for the current customer. Remounts for another one, so that a note is never saved to the wrong customer. */
export function Panel() {
  const enrolment = useEnrolment();
  if (!enrolment) return <LoadingPanel />;
  return (
    <CallUpdatesProvider key={enrolment.id}>
      <CustomerPanel enrolment={enrolment} />
    </CallUpdatesProvider>
  );
}

/**
 * The customer, then all sections in a column next to the step. In a narrow window and in a CRM, a tab opens each section above
 * the step. Sections stay mounted, so drafts survive closing a tab. A finished enrolment has no script, because
 * nothing is left to read out. [TEL-05]
 */
function CustomerPanel({ enrolment }: { readonly enrolment: Enrolment }) {
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLFieldSetElement>(null);
  const isColumn = useAgentColumns(useRuntime().context);
  const [open, setOpen] = useState<SectionId | null>(null);
  const shown = enrolment.closedAt === null ? sections : sections.filter(({ id }) => id !== 'script');
  const onFocus = useSectionFocus(root);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || open === null || isColumn) return;
    tabs.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes the section that its own buttons have opened
    <div
      ref={root}
      className={classNames(styles.panel, isColumn ? styles.column : styles.tabbed)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <section aria-labelledby={`${base}-customer`} className={styles.customer}>
        <CustomerSection enrolment={enrolment} titleId={`${base}-customer`} />
      </section>
      <Colleagues />
      {!isColumn && (
        <fieldset ref={tabs} aria-label={texts.sections} className={styles.tabs}>
          {shown.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-expanded={open === id}
              aria-controls={`${base}-${id}`}
              className={classNames(styles.tab, open === id && styles.on)}
              onClick={() => setOpen(open === id ? null : id)}
            >
              {texts[id]}
            </button>
          ))}
        </fieldset>
      )}
      {shown.map(({ id, Section }) => (
        <section
          key={id}
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-title`}
          hidden={!isColumn && open !== id}
          tabIndex={-1}
          className={classNames(styles.section, styles[id])}
        >
          <Section enrolment={enrolment} titleId={`${base}-${id}-title`} />
        </section>
      ))}
      {isColumn && (
        <div className={styles.closing}>
          <ClosingActions enrolment={enrolment} />
        </div>
      )}
    </div>
  );
}

function LoadingPanel() {
  return (
    <Status className={styles.waiting}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Stack gap={3}>
        <Skeleton width="60%" height={18} />
        <Skeleton width="90%" height={14} />
        <Skeleton width="75%" height={14} />
      </Stack>
    </Status>
  );
}
