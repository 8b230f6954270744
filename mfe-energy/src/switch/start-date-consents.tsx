import { startDateWindow, type StartDateForm } from '@home-move/contract';
import { Checkbox, formatWeekday, FormCheckbox, Stack, Status, Text, useBoundField } from '@home-move/ui';
import type { StartDateFieldsProps } from './start-date-fields';
import { asksToPayWhileSwitch, type SwitchForm } from './switch.form';
import { switchTexts as texts } from './switch.texts';

/** The consents that the start date depends on, unticked at first, and the earliest day that follows from them. [SWITCH-03] */
export function StartDateConsents({ form, facts, today, supplierName }: StartDateFieldsProps) {
  const { control, trigger, formState } = form;
  const { value: consentToPayWhileSwitch = false, ...payWhileSwitch } = useBoundField<
    boolean,
    SwitchForm,
    StartDateForm
  >({ control, name: 'consentToPayWhileSwitch' });
  const { earliest } = startDateWindow(facts, { today, consentToPayWhileSwitch });
  const consent = (isGiven: boolean) => {
    payWhileSwitch.onChange(isGiven);
    // An error may name the days from before.
    if (formState.isSubmitted) void trigger('startServiceDate');
  };

  if (!facts.knownMeterDetails) return null;
  return (
    <Stack>
      {asksToPayWhileSwitch(facts) && (
        <>
          <Checkbox
            {...payWhileSwitch}
            checked={consentToPayWhileSwitch}
            onChange={(event) => consent(event.target.checked)}
            label={texts.payWhileSwitch(supplierName)}
            hint={texts.payWhileSwitchHint}
          />
          <Status>
            <Text size="sm" muted>
              {texts.earliest(formatWeekday(earliest))}
            </Text>
          </Status>
        </>
      )}
      <FormCheckbox
        control={control}
        name="agreeToSwitchOvo"
        label={texts.agree(supplierName)}
        shortName={texts.agreeName}
      />
    </Stack>
  );
}
