import { clientFacts, pathOf, type StepId } from '@home-move/contract';
import {
  Actions,
  Heading,
  KeyValueList,
  linkProps,
  LinkButton,
  Page,
  Stack,
  Text,
  useEnrolment,
  useRuntime,
  type KeyValue,
} from '@home-move/ui';
import { useId } from 'react';
import { editStep } from '../../navigation/edit-return';
import { useLink } from '../../links/use-link';
import { useShell } from '../../runtime/shell-context';
import { detailsSections, type DetailsRow, type DetailsSection } from './details-sections';
import { yourDetailsTexts as texts } from './your-details.texts';

/** An answer with its link, or with the reason why it stays. */
function useShowRow(): (row: DetailsRow) => KeyValue {
  const { navigation, storage, branding, agentViews } = useShell();
  const open = (step: StepId) => {
    const path = pathOf(step);
    return linkProps(navigation.hrefOf(path), () => editStep(path, navigation, storage));
  };
  // An agent is the one to call.
  const explain = (reason: string) => (agentViews ? reason : texts.callUs(reason, branding.support.phone));
  return ({ label, value, step, reason }) => {
    const link = step && open(step);
    const content = (
      <>
        {value ?? (
          <Text as="span" muted>
            {texts.missing}
          </Text>
        )}
        {reason && (
          <Text size="sm" muted>
            {explain(reason)}
          </Text>
        )}
      </>
    );
    return { label, value: content, editHref: link?.href, onEdit: link?.onClick };
  };
}

function Section({ title, rows }: DetailsSection) {
  const id = useId();
  const showRow = useShowRow();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} look="h3">
        {title}
      </Heading>
      <KeyValueList items={rows.map(showRow)} />
    </section>
  );
}

/** Everything that the mover has entered and chosen, and what of it can still be changed. */
export function YourDetailsPage() {
  const runtime = useRuntime();
  const { navigation } = useShell();
  const enrolment = useEnrolment();
  const toMove = useLink('/enrolment');
  const isFinished = enrolment !== null && enrolment.closedAt !== null;
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => navigation.back('/enrolment') }}
      lede={isFinished ? texts.finishedLede : texts.lede}
    >
      {enrolment && (
        <>
          <Stack gap={6}>
            {detailsSections(clientFacts(enrolment, runtime)).map((section) => (
              <Section key={section.title} {...section} />
            ))}
          </Stack>
          <Actions>
            <LinkButton variant="primary" {...toMove}>
              {texts.continue}
            </LinkButton>
          </Actions>
        </>
      )}
    </Page>
  );
}
