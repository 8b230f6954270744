import { planEndpoints } from '@home-move/contract';
import {
  CalendarIcon,
  ChevronRightIcon,
  DownloadIcon,
  GaugeIcon,
  ProblemNotice,
  registerSheet,
  Status,
  VisuallyHidden,
} from '@home-move/ui';
import type { ReactNode } from 'react';
import { useFileDownload } from '../state/file-download';
import { movePlanTexts } from './move-plan.texts';
import sheet, * as styles from './plan-side.module.css';

registerSheet(sheet);
const texts = movePlanTexts.tools;

interface ToolProps {
  readonly icon: ReactNode;
  readonly mark: ReactNode;
  readonly label: string;
  readonly text: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, mark, label, text, busy, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {icon}
      <span>
        <b>{label}</b>
        <small>{text}</small>
      </span>
      {mark}
    </button>
  );
}

function DocumentTool() {
  const { document } = texts;
  const { isReady, run, busy, problem } = useFileDownload(planEndpoints.document, document.fileName);
  return (
    <>
      <Tool
        icon={<DownloadIcon size={22} />}
        mark={<DownloadIcon size={18} />}
        label={document.label}
        text={busy ? texts.preparing : document.text}
        busy={busy}
        onClick={() => void run()}
      />
      <Status>{isReady && <VisuallyHidden>{document.ready}</VisuallyHidden>}</Status>
      <ProblemNotice problem={problem} />
    </>
  );
}

interface PlanToolsProps {
  /** Undefined without fields for readings. */
  readonly onNoteReadings: (() => void) | undefined;
  readonly hasReadings: boolean;
  readonly onShowCalendar: () => void;
}

/** Meter readings, and the plan to take along. */
export function PlanTools({ onNoteReadings, hasReadings, onShowCalendar }: PlanToolsProps) {
  const mark = <ChevronRightIcon size={18} />;
  return (
    <ul className={styles.tools} aria-label={texts.title}>
      {onNoteReadings && (
        <li>
          <Tool
            icon={<GaugeIcon size={22} />}
            mark={mark}
            label={texts.readings.label}
            text={hasReadings ? texts.readings.noted : texts.readings.none}
            onClick={onNoteReadings}
          />
        </li>
      )}
      <li>
        <DocumentTool />
      </li>
      <li>
        <Tool
          icon={<CalendarIcon size={22} />}
          mark={mark}
          label={texts.calendar.label}
          text={texts.calendar.text}
          onClick={onShowCalendar}
        />
      </li>
    </ul>
  );
}
