import {
  clientFacts,
  isOrderedService,
  isProductSelectionAnswered,
  pathOf,
  stepAfterProductSelection,
  type Enrolment,
} from '@home-move/contract';
import {
  Button,
  clearDraft,
  FieldGroup,
  FormPage,
  Lazy,
  lazyModule,
  Notice,
  Stack,
  Text,
  useAction,
  useBack,
  useDraftValues,
  useFieldIds,
  useRuntime,
  useSaveDraft,
  VisuallyHidden,
} from '@home-move/ui';
import { useForm, useWatch } from 'react-hook-form';
import { saveOptIns } from '../state/enrolment.queries';
import { useHomeSpeeds, useHomeSupply } from './home-supply.queries';
import { chosenOffers, optInChanges, selectionOf, type ProductSelection } from './product-selection.form';
import { productSelectionTexts as texts } from './product-selection.texts';
import { ServiceChoice } from './service-choice';
import { serviceOffers } from './service-offers';
import { MoveSummary } from './move-summary';

/** Only movers who open the page again need it. */
const undoneServices = lazyModule(() => import(/* webpackChunkName: "undone-services" */ './undone-services'));

const draftKey = 'services';

export function ProductSelectionPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const back = useBack();
  const { home, failed } = useHomeSupply(enrolment);
  const speeds = useHomeSpeeds(enrolment);
  const offers = serviceOffers(home, { brandName: runtime.brand.name, supplyFailed: failed, speeds });
  const form = useForm<ProductSelection>({ defaultValues: useDraftValues(draftKey, selectionOf(offers)) });
  useSaveDraft(draftKey, form);
  const chosen = chosenOffers(offers, useWatch({ control: form.control })).map(({ service }) => service);
  const count = chosen.length;
  const ids = useFieldIds(undefined, {});

  const { run, busy, problem } = useAction(async (selection: ProductSelection) => {
    const saved = await saveOptIns(runtime, enrolment, optInChanges(enrolment, offers, selection));
    clearDraft(runtime.storage, draftKey);
    runtime.navigate(pathOf(stepAfterProductSelection(clientFacts(saved, runtime))));
  });

  const selectAll = () => {
    for (const { service } of offers) form.setValue(service, true);
  };

  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: back }}
      lede={offers.length > 1 ? texts.lede.several : offers.length === 1 && texts.lede.one}
      aside={<MoveSummary enrolment={enrolment} />}
      width="full"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.saving}
      problem={problem}
      submitLabel={texts.next(count)}
      secondary={
        offers.length > 1 && (
          <Button variant="plain" onClick={selectAll}>
            {texts.selectAll}
          </Button>
        )
      }
    >
      {offers.length === 0 ? (
        <Notice still>{texts.nothingOffered}</Notice>
      ) : (
        <>
          <FieldGroup ids={ids} legend={<VisuallyHidden>{texts.services}</VisuallyHidden>}>
            <Stack gap={3}>
              {offers.map((offer) => (
                <ServiceChoice key={offer.service} control={form.control} offer={offer} postcode={enrolment.postcode} />
              ))}
              <output>
                {count === 0 && (
                  <Text as="span" muted>
                    {texts.noneChosen}
                  </Text>
                )}
              </output>
            </Stack>
          </FieldGroup>
          {isProductSelectionAnswered(enrolment) && (
            <Lazy module={undoneServices}>
              {({ UndoneServices }) => (
                <UndoneServices chosen={chosen.filter(isOrderedService)} enrolment={enrolment} />
              )}
            </Lazy>
          )}
        </>
      )}
    </FormPage>
  );
}
