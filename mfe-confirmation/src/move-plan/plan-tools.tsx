import { pathOf, planEndpoints } from '@home-move/contract';
import {
  BellIcon,
  CalendarIcon,
  ChevronRightIcon,
  DownloadIcon,
  GaugeIcon,
  ProblemNotice,
  registerSheet,
  Status,
  useFileDownload,
  useLinkProps,
  VisuallyHidden,
} from '@home-move/ui';
import type { ReactNode } from 'react';
import { movePlanTexts } from './move-plan.texts';
import sheet, * as styles from './plan-side.module.css';

registerSheet(sheet);
const texts = movePlanTexts.tools;

interface ToolContentProps {
  readonly icon: ReactNode;
  readonly mark: ReactNode;
  readonly label: string;
  readonly text: string;
}

function ToolContent({ icon, mark, label, text }: ToolContentProps) {
  return (
    <>
      {icon}
      <span>
        <b>{label}</b>
        <small>{text}</small>
      </span>
      {mark}
    </>
  );
}

interface ToolProps extends ToolContentProps {
  readonly busy?: boolean;
  readonly onClick: () => void;
}

function Tool({ busy, onClick, ...content }: ToolProps) {
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
      <ToolContent {...content} />
    </button>
  );
}

function DocumentTool() {
  const { document } = texts;
  const { isReady, run, busy, problem } = useFileDownload(planEndpoints.document, {}, document.fileName);
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

/** Meter readings, the plan to take along, and the orders. */
export function PlanTools({ onNoteReadings, hasReadings, onShowCalendar }: PlanToolsProps) {
  const link = useLinkProps();
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
      <li>
        <a {...link(pathOf('your-move'))} className={styles.tool}>
          <ToolContent icon={<BellIcon size={22} />} mark={mark} {...texts.orders} />
        </a>
      </li>
    </ul>
  );
}
