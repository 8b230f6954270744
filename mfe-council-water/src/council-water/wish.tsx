import { councilChoice } from '@home-move/contract';
import { FormRadioCards } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { CouncilForm, LocalService } from './council-water.form';
import { wishTexts as texts } from './council-water.texts';

interface WishProps {
  readonly control: Control<CouncilForm, unknown, CouncilForm>;
  readonly name: LocalService;
  readonly question: string;
  /** It cannot be left out. */
  readonly isMandatory: boolean;
}

/** Whether the mover wants the product to keep it in view, or not. [COUNCIL-09] */
export function Wish({ control, name, question, isMandatory }: WishProps) {
  return (
    <FormRadioCards
      control={control}
      name={name}
      legend={question}
      hint={isMandatory && texts.mandatory}
      options={[
        { value: councilChoice.optIn, label: texts.keep, small: texts.keepMore },
        { value: councilChoice.optOut, label: texts.leave, small: texts.leaveMore, disabled: isMandatory },
      ]}
    />
  );
}
