import { maxFlatmates, pathOf } from '@home-move/contract';
import {
  Button,
  clearDraft,
  FormPage,
  FormTextField,
  Heading,
  Legend,
  LinkButton,
  Notice,
  registerSheet,
  Row,
  schemaResolver,
  Section,
  Stack,
  Text,
  useAction,
  useLinkProps,
  useRuntime,
  useSaveDraft,
} from '@home-move/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import {
  draftKey,
  flatmatesForm,
  initialFlatmates,
  noFlatmate,
  notifyFlatmates,
  type Flatmates,
  type Outcome,
} from './flatmates.form';
import sheet, * as styles from './flatmates.module.css';
import { flatmatesTexts } from './flatmates.texts';
import { ShareLink } from './share-link';

registerSheet(sheet);
const texts = flatmatesTexts.mail;

const namesOf = (flatmates: Outcome['failed']) => flatmates.map(({ name }) => name);

/** A link to share, and an email to each flatmate. It ends at the confirmation page. [FLAT-01 to FLAT-05] */
export function FlatmatesPage() {
  const runtime = useRuntime();
  const { brand, portal, storage } = runtime;
  const end = useLinkProps()(pathOf('confirmation'));
  const [initial] = useState(() => initialFlatmates(storage));
  const form = useForm<Flatmates, unknown, Flatmates>({
    resolver: schemaResolver(flatmatesForm),
    defaultValues: initial,
  });
  const flatmates = useWatch({ control: form.control, name: 'flatmates' });
  useSaveDraft(draftKey, form);
  const list = useRef<HTMLDivElement>(null);
  const change = (changed: Flatmates['flatmates'], focused: number) => {
    form.clearErrors();
    // Rendered at once: the pressed button may be gone then, and the focus goes to a field that may be new.
    flushSync(() => form.setValue('flatmates', changed));
    list.current?.children[focused]?.querySelector('input')?.focus();
  };
  const [notified, setNotified] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Outcome | null>(null);

  const { run, busy, problem } = useAction(async (entered: Flatmates) => {
    setFailure(null);
    const outcome = await notifyFlatmates(runtime, entered.flatmates);
    setNotified((before) => [...before, ...namesOf(outcome.notified)]);
    // Flatmates who got no email stay in the form, for another attempt.
    form.reset({ flatmates: outcome.failed.length > 0 ? [...outcome.failed] : [noFlatmate] });
    if (outcome.problem) setFailure(outcome);
    else clearDraft(storage, draftKey);
  });

  return (
    <FormPage
      title={flatmatesTexts.heading}
      brandName={brand.name}
      back={end}
      lede={flatmatesTexts.lede}
      notices={
        <>
          {notified.length > 0 && <Notice kind="success">{texts.notified(notified)}</Notice>}
          {failure && (
            <Notice kind="error" focusOn={failure}>
              <p>{texts.failed(namesOf(failure.failed))}</p>
              <p>{failure.problem?.title}</p>
            </Notice>
          )}
        </>
      }
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.sending}
      problem={problem}
      submitLabel={texts.send}
      secondary={<LinkButton {...end}>{flatmatesTexts.done}</LinkButton>}
    >
      {/* Agents use another address of the portal, and have no customer with them to scan the code. */}
      {portal === 'tenant' && <ShareLink />}
      <Section>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading>{texts.title}</Heading>
            <Text muted>{texts.text}</Text>
          </Stack>
          <div ref={list} className={styles.flatmates}>
            {flatmates.map((_, index) => (
              <fieldset key={index} className={styles.flatmate}>
                <Legend>{texts.flatmate(index + 1)}</Legend>
                <div className={styles.fields}>
                  <FormTextField
                    control={form.control}
                    name={`flatmates.${index}.name`}
                    label={texts.name}
                    data-hm-name={texts.nameOf(index + 1)}
                  />
                  <FormTextField
                    control={form.control}
                    name={`flatmates.${index}.email`}
                    label={texts.email}
                    data-hm-name={texts.emailOf(index + 1)}
                    type="email"
                  />
                </div>
                {flatmates.length > 1 && (
                  <Button
                    variant="plain"
                    size="small"
                    onClick={() => {
                      const others = flatmates.filter((_each, other) => other !== index);
                      change(others, Math.min(index, others.length - 1));
                    }}
                  >
                    {texts.remove(index + 1)}
                  </Button>
                )}
              </fieldset>
            ))}
          </div>
          {flatmates.length < maxFlatmates && (
            <Row>
              <Button size="small" onClick={() => change([...flatmates, noFlatmate], flatmates.length)}>
                {texts.add}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
    </FormPage>
  );
}
