import type { Enrolment } from '@home-move/contract';
import { classNames, registerSheet, Skeleton, Stack, Status, useEnrolment, VisuallyHidden } from '@home-move/ui';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ActionsSection } from '../actions/actions.section';
import { CustomerSection } from '../customer/customer.section';
import { customerTexts, nameOf } from '../customer/customer.texts';
import { HistorySection } from '../history/history.section';
import { NotesSection, useReminders } from '../notes/notes.section';
import { DueReminders } from '../notes/reminders';
import { ScriptSection } from '../script/script.section';
import sheet, * as styles from './panel.module.css';
import { useSectionFocus } from './use-section-focus';

registerSheet(sheet);

const texts = {
  sections: 'Sections of the customer panel',
  customer: 'Customer',
  actions: 'Actions',
  script: 'Script',
  notes: 'Notes',
  history: 'History',
  loading: 'Loading the customer',
} as const;

const sections = [
  { id: 'customer', Section: CustomerSection },
  { id: 'actions', Section: ActionsSection },
  { id: 'script', Section: ScriptSection },
  { id: 'notes', Section: NotesSection },
  { id: 'history', Section: HistorySection },
] as const;
type SectionId = (typeof sections)[number]['id'];

/** The agent's panel for the current customer. Remounts for another one, so that a draft is never saved to the wrong customer. */
export function Panel() {
  const enrolment = useEnrolment();
  return enrolment ? <CustomerPanel key={enrolment.id} enrolment={enrolment} /> : <LoadingPanel />;
}

/**
 * Shows all sections beside the step from 768 px. On smaller screens, shows the customer's name and a tab for each section, which
 * opens over the step; sections stay mounted, so that a draft survives closing its tab. [TEL-05]
 */
function CustomerPanel({ enrolment }: { readonly enrolment: Enrolment }) {
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<SectionId | null>(null);
  const onFocus = useSectionFocus(root);
  const { data: reminders = [] } = useReminders(enrolment);

  const close = () => {
    if (open === null) return;
    tabs.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  // The open section would cover the focused element outside the panel.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes the section that its own buttons have opened
    <div ref={root} className={styles.panel} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
      <p className={styles.bar}>
        <b>{nameOf(enrolment)}</b>
        <span>
          {enrolment.reference}, {customerTexts.types[enrolment.enrolmentType]}
        </span>
      </p>
      <DueReminders notes={reminders} />
      <fieldset ref={tabs} aria-label={texts.sections} className={styles.tabs}>
        {sections.map(({ id }) => (
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
      <div className={styles.sections}>
        {sections.map(({ id, Section }) => (
          <section
            key={id}
            id={`${base}-${id}`}
            aria-labelledby={`${base}-${id}-title`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll a section that holds only text
            tabIndex={open === id ? 0 : -1}
            className={classNames(styles.section, open === id && styles.open)}
          >
            <Section enrolment={enrolment} titleId={`${base}-${id}-title`} onDone={close} />
          </section>
        ))}
      </div>
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
