import { councilChoice } from '@home-move/contract';
import { FormRadioCards, LockIcon, registerSheet, Text } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { CouncilForm, LocalService } from './council-water.form';
import { wishTexts as texts } from './council-water.texts';
import sheet, * as styles from './wish.module.css';

registerSheet(sheet);

interface WishProps {
  readonly control: Control<CouncilForm, unknown, CouncilForm>;
  readonly name: LocalService;
  readonly question: string;
  /** It cannot be left out: the reason stands in place of the question. */
  readonly isMandatory: boolean;
}

const options = [
  { value: councilChoice.optIn, label: texts.keep, small: texts.keepMore },
  { value: councilChoice.optOut, label: texts.leave, small: texts.leaveMore },
] as const;

/** Whether the mover wants the product to keep it in view, or not. [COUNCIL-09] */
export function Wish({ control, name, question, isMandatory }: WishProps) {
  if (!isMandatory) return <FormRadioCards control={control} name={name} legend={question} options={options} />;
  return (
    <div className={styles.locked}>
      <LockIcon size={22} className={styles.icon} />
      <div>
        <Text strong>{texts.mandatory}</Text>
        <Text size="sm" muted>
          {texts.mandatoryMore}
        </Text>
      </div>
    </div>
  );
}
