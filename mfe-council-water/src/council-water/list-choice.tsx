import { councilChoice } from '@home-move/contract';
import { FormRadioCards, LockIcon, registerSheet, Text } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { CouncilForm, LocalService } from './council-water.form';
import { listChoiceTexts as texts } from './council-water.texts';
import sheet, * as styles from './list-choice.module.css';

registerSheet(sheet);

interface ListChoiceProps {
  readonly control: Control<CouncilForm, unknown, CouncilForm>;
  readonly name: LocalService;
  readonly question: string;
  /** The mover cannot opt out: the reason replaces the question. */
  readonly isMandatory: boolean;
}

const options = [
  { value: councilChoice.optIn, label: texts.keep, small: texts.keepHint },
  { value: councilChoice.optOut, label: texts.leave, small: texts.leaveHint },
] as const;

/** The choice to keep the service on the mover's list. [COUNCIL-09] */
export function ListChoice({ control, name, question, isMandatory }: ListChoiceProps) {
  if (!isMandatory) return <FormRadioCards control={control} name={name} legend={question} options={options} />;
  return (
    <div className={styles.locked}>
      <LockIcon size={22} className={styles.icon} />
      <div>
        <Text strong>{texts.mandatory}</Text>
        <Text size="sm" muted>
          {texts.mandatoryHint}
        </Text>
      </div>
    </div>
  );
}
