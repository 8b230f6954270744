import { pathOf, type Enrolment } from '@home-move/contract';
import {
  Actions,
  Button,
  GoTo,
  Heading,
  KeyValueList,
  Notice,
  Page,
  Text,
  useCurrentStep,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useId } from 'react';
import { journeyTexts } from '../journey/journey.texts';
import { GoToPath } from '../parts/go-to-path';
import { confirmDetailsTexts as texts } from './confirm-details.texts';
import {
  contactPath,
  contactRows,
  missingLabels,
  pathAfterConfirming,
  personalRows,
  type DetailsRow,
} from './details-rows';

interface PartProps {
  readonly title: string;
  readonly rows: readonly DetailsRow[];
  readonly editPath: string;
}

function Part({ title, rows, editPath }: PartProps) {
  const runtime = useRuntime();
  const id = useId();
  const notGiven = (
    <Text as="span" muted>
      {texts.missing}
    </Text>
  );
  const items = rows.map(({ label, value }) => ({
    label,
    value: value ?? notGiven,
    onEdit: () => runtime.navigate(editPath),
  }));
  return (
    <section aria-labelledby={id}>
      <Heading id={id} look="h3">
        {title}
      </Heading>
      <KeyValueList items={items} />
    </section>
  );
}

function KnownDetails({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const missing = missingLabels(enrolment);
  return (
    <Page
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/') }}
      lede={texts.lede}
      notices={missing !== '' && <Notice still>{texts.stillNeeded(missing)}</Notice>}
    >
      <Part title={texts.personal} rows={personalRows(enrolment)} editPath={pathOf('personal-details')} />
      <Part title={texts.contact} rows={contactRows(enrolment)} editPath={contactPath(enrolment)} />
      <Actions>
        <Button variant="primary" onClick={() => runtime.navigate(pathAfterConfirming(enrolment))}>
          {texts.confirm}
        </Button>
      </Actions>
    </Page>
  );
}

/** What is known so far, to look at; with the token of a link, the page that asks whose details they are. [ROUTE-20] */
export function ConfirmDetailsPage() {
  const token = useCurrentStep()?.params['confirmToken'];
  const enrolment = useEnrolment();
  if (token !== undefined)
    return <GoToPath path={`/confirm-details/${encodeURIComponent(token)}`} words={journeyTexts.opening} />;
  if (enrolment === null) return <GoTo step="personal-details" words={journeyTexts.opening} />;
  return <KnownDetails enrolment={enrolment} />;
}
