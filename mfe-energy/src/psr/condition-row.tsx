import { isInWales, londonToday, psrLanguages, type PsrRequest } from '@home-move/contract';
import {
  Combobox,
  FormCheckbox,
  FormDateField,
  useBoundField,
  useEnrolment,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Condition, PsrControl, PsrForm } from './psr.form';
import * as styles from './psr.module.css';
import { psrTexts as texts } from './psr.texts';

interface ConditionProps {
  readonly control: PsrControl;
  readonly condition: Condition;
}

/** About 200 languages: a list that typing narrows. [PSR-04] */
function LanguageField({ control, condition: { id } }: ConditionProps) {
  const { value, onChange, ...field } = useBoundField<string, PsrForm, PsrRequest>({
    control,
    name: `psrOptions.${id}.language`,
  });
  const postcode = useEnrolment()?.postcode ?? null;
  const options = useMemo(
    () => psrLanguages({ inWales: isInWales(postcode) }).map(({ code, name }) => ({ value: code, label: name })),
    [postcode],
  );
  return (
    <Combobox
      {...field}
      label={texts.language}
      hint={texts.languageHint}
      noun={texts.languageNoun}
      options={options}
      value={value || null}
      onSelect={(code) => onChange(code ?? '')}
    />
  );
}

/** Until when a temporary need lasts. [PSR-11, PSR-12] */
function UntilField({ control, condition: { id, name } }: ConditionProps) {
  const { clock } = useRuntime();
  const nextYear = String(Number(londonToday(clock.now()).slice(0, 4)) + 1);
  return (
    <FormDateField
      control={control}
      name={`psrOptions.${id}.until`}
      legend={
        <>
          {texts.until}
          <VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      hint={texts.untilHint(nextYear)}
    />
  );
}

/** A condition to tick. A ticked one may show a detail field. Memoised: each typed letter renders the list of 28. */
export const ConditionRow = memo(function ConditionRow({ control, condition }: ConditionProps) {
  const { id, name, hint, asks } = condition;
  const isChosen = useWatch({ control, name: `psrOptions.${id}.chosen` });
  return (
    <li className={styles.condition}>
      <FormCheckbox control={control} name={`psrOptions.${id}.chosen`} label={name} hint={hint} />
      {isChosen && asks && (
        <div className={styles.detail}>
          {asks === 'language' ? (
            <LanguageField control={control} condition={condition} />
          ) : (
            <UntilField control={control} condition={condition} />
          )}
        </div>
      )}
    </li>
  );
});
