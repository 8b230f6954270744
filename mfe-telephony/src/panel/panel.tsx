import type { Enrolment } from '@home-move/contract';
import { classNames, registerSheet, Skeleton, Stack, Status, VisuallyHidden } from '@home-move/ui';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { CustomerSection } from '../customer/customer.section';
import { customerTexts, nameOf } from '../customer/customer.texts';
import { NotesSection } from '../notes/notes.section';
import sheet, * as styles from './panel.module.css';
import { panelTexts as texts } from './panel.texts';

registerSheet(sheet);

const sections = [
  { id: 'customer', Section: CustomerSection },
  { id: 'notes', Section: NotesSection },
] as const;
type SectionId = (typeof sections)[number]['id'];

/**
 * What an agent has beside the journey: all sections from 768 px on, and below that the name and tabs, each of which opens
 * its section over the step. The sections stay drawn, so that what was typed is there when a tab is opened again. [TEL-05]
 */
export function Panel({ enrolment }: { readonly enrolment: Enrolment | null }) {
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<SectionId | null>(null);

  if (!enrolment) return <Waiting />;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    tabs.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };
  // What has the focus must be seen: an open section would lie over it.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes what its own buttons have opened
    <div ref={root} className={styles.panel} onKeyDown={onKeyDown} onBlur={onBlur}>
      <p className={styles.bar}>
        <b>{nameOf(enrolment)}</b>
        <span>
          {enrolment.reference}, {customerTexts.types[enrolment.enrolmentType]}
        </span>
      </p>
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
            className={classNames(styles.section, open === id && styles.open)}
          >
            <Section enrolment={enrolment} titleId={`${base}-${id}-title`} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Waiting() {
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
