import { londonToday, noPsrConsents, privateEntryEndpoints, type PsrRequest } from '@home-move/contract';
import { FormPage, useRuntime } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { PsrFields } from '../psr/psr-fields';
import { psrDefaults, psrResolver, type PsrForm } from '../psr/psr.form';
import { psrTexts } from '../psr/psr.texts';
import { privateEntryTexts } from './private-entry.texts';
import { useEntryForm, type EntryOutcome } from './use-entry';

const texts = privateEntryTexts.needs;

interface PrivateNeedsProps extends EntryOutcome {
  readonly token: string;
  readonly suppliers: readonly string[];
}

/** Who at home needs extra help, and who may know. Starts empty: a link shows nothing that was saved. */
export function PrivateNeedsPage({ token, suppliers, ...outcome }: PrivateNeedsProps) {
  const { clock, http } = useRuntime();
  const form = useForm<PsrForm, unknown, PsrRequest>({
    resolver: psrResolver(londonToday(clock.now())),
    defaultValues: psrDefaults({ answered: false, psrOptions: null, consents: noPsrConsents }),
  });
  const entry = useEntryForm(
    (answers: PsrRequest) =>
      http.send(privateEntryEndpoints.healthNeeds, { body: { token, suppliers: [...suppliers], ...answers } }),
    outcome,
  );
  return (
    <FormPage {...entry} title={psrTexts.title} form={form} submitLabel={texts.submit} busyLabel={texts.submitting}>
      <PsrFields form={form} suppliers={suppliers} waterCompany={null} />
    </FormPage>
  );
}
