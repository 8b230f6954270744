import { psrRecipients } from '@home-move/contract';
import { FieldGroup, FormCheckbox, FormSelect, LockIcon, registerSheet, useFieldIds } from '@home-move/ui';
import type { PsrControl } from './psr.form';
import sheet, * as styles from './psr.module.css';
import { consentTexts, formatOptions, psrTexts as texts } from './psr.texts';

registerSheet(sheet);

interface SharingProps {
  readonly control: PsrControl;
  readonly suppliers: readonly string[];
  /** Null before it is known. */
  readonly waterCompany: string | null;
}

/** The form of letters, and a consent for each company, none ticked in advance. [PSR-09] */
export function Sharing({ control, suppliers, waterCompany }: SharingProps) {
  const ids = useFieldIds(undefined, { hint: texts.consentsHint });
  return (
    <>
      <FormSelect
        control={control}
        name="psrOptions.specialCommsPreferences"
        label={texts.format}
        options={formatOptions}
        width="20"
        optional
      />
      <div className={styles.privacy}>
        <LockIcon size={22} />
        <p>
          <b>{texts.privacyTitle}</b> {texts.privacy}
        </p>
      </div>
      <FieldGroup ids={ids} legend={texts.consents} hint={texts.consentsHint}>
        <div className={styles.consents}>
          {psrRecipients.map((recipient) => (
            <FormCheckbox
              key={recipient}
              control={control}
              name={`consents.${recipient}`}
              {...consentTexts[recipient]({ suppliers, waterCompany })}
              shortName={texts.consents}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
