import { packageParamsSchema, pathOf, problemOf } from '@home-move/contract';
import {
  Button,
  EmptyState,
  FailedPanel,
  GoTo,
  Page,
  SkeletonCards,
  useCurrentStep,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import { gateTexts } from '../gate/entertainment-gate';
import { keyOf } from '../package/describe-package';
import { OrderForm } from './order-form';
import { useProviderTab } from './provider-tab';
import { RecordVisit } from './record-visit';
import { useChoice, usePackage } from './signup.queries';
import { signupTexts as texts } from './signup.texts';

function Frame({ children }: { readonly children: ReactNode }) {
  const runtime = useRuntime();
  return (
    <Page
      title={gateTexts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('broadband-list')) }}
    >
      {children}
    </Page>
  );
}

interface PackageSignupProps {
  readonly packageId: string;
  readonly sourceId: 'ht' | 'wombb';
}

/** The question about a pending order on the provider's site, or the form to order the package. */
function PackageSignup({ packageId, sourceId }: PackageSignupProps) {
  const runtime = useRuntime();
  const pkg = usePackage({ packageId, sourceId });
  const choice = useChoice();
  const isDeclined = useEnrolment()?.wombbSkipped ?? false;
  const [wasDeclined] = useState(isDeclined);
  // A package declined before can be ordered again. A No given on this page navigates away by itself.
  const canReorder = wasDeclined && isDeclined;
  const isThisPackage = choice.data && keyOf(choice.data.package) === keyOf({ packageId, sourceId });
  const pending = choice.data?.state === 'pending' && isThisPackage && !canReorder ? choice.data : null;
  const tab = useProviderTab((pending?.package ?? pkg.data)?.provider.name ?? '');

  const error = pending ? undefined : ((pkg.data ? undefined : pkg.error) ?? choice.error);
  if (error !== undefined && problemOf(error).code === 'NOT_FOUND')
    return (
      <Frame>
        <EmptyState
          title={texts.gone}
          level={2}
          action={<Button onClick={() => runtime.navigate(pathOf('broadband-list'))}>{texts.otherPackages}</Button>}
        />
      </Frame>
    );
  if (error !== undefined)
    return (
      <Frame>
        <FailedPanel
          title={texts.failed}
          retrying={pkg.isValidating || choice.isValidating}
          onRetry={() => {
            void pkg.mutate();
            void choice.mutate();
          }}
        >
          <p>{problemOf(error).title}</p>
        </FailedPanel>
      </Frame>
    );
  if (choice.data === undefined || (!pending && !pkg.data))
    return (
      <Frame>
        <SkeletonCards label={texts.loading} count={1} />
      </Frame>
    );
  return (
    <>
      {tab.page}
      {pending ? <RecordVisit choice={pending} tab={tab} /> : pkg.data && <OrderForm package={pkg.data} tab={tab} />}
    </>
  );
}

/** Signs up for a package: the order with us, or the provider's own site and the question afterwards. [BBSET-01] */
export function SignupPage() {
  const step = useCurrentStep();
  const params = packageParamsSchema.safeParse(step?.params);
  return params.success ? <PackageSignup {...params.data} /> : <GoTo step="broadband-list" label={gateTexts.opening} />;
}
