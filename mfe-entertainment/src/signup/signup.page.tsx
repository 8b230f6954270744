import { packageParamsSchema, type PackageParams } from '@home-move/contract';
import { GoTo, useCurrentStep, useEnrolment } from '@home-move/ui';
import { useState } from 'react';
import { gateTexts } from '../gate/entertainment-gate';
import { keyOf } from '../package/describe-package';
import { isGone, PackageUnavailable } from '../package/package-unavailable';
import { usePackage } from '../package/package.queries';
import { OrderForm } from './order-form';
import { useProviderTab } from './provider-tab';
import { RecordVisit } from './record-visit';
import { useChoice } from './signup.queries';

/** The question about a pending order on the provider's site, or the form to order the package. */
function PackageSignup(params: PackageParams) {
  const pkg = usePackage(params);
  const choice = useChoice();
  const isDeclined = useEnrolment()?.wombbSkipped ?? false;
  const [wasDeclined] = useState(isDeclined);
  // A package declined before can be ordered again. A No given on this page navigates away by itself.
  const canReorder = wasDeclined && isDeclined;
  const isThisPackage = choice.data && keyOf(choice.data.package) === keyOf(params);
  const pending = choice.data?.state === 'pending' && isThisPackage && !canReorder ? choice.data : null;
  const tab = useProviderTab((pending?.package ?? pkg.data)?.provider.name ?? '');

  // A package that is no longer sold cannot be ordered, whatever was loaded before.
  const error = isGone(pkg.error) ? pkg.error : ((pkg.data ? undefined : pkg.error) ?? choice.error);
  if (!pending && (error !== undefined || choice.data === undefined || !pkg.data))
    return (
      <PackageUnavailable
        error={error}
        retrying={pkg.isValidating || choice.isValidating}
        onRetry={() => {
          void pkg.mutate();
          void choice.mutate();
        }}
      />
    );
  return (
    <>
      {tab.page}
      {pending && <RecordVisit choice={pending} tab={tab} />}
      {!pending && pkg.data && (
        <OrderForm
          key={keyOf(params)}
          package={pkg.data}
          tab={tab}
          reload={() => pkg.mutate()}
          hasEndedOffer={pkg.hasEndedOffer}
        />
      )}
    </>
  );
}

/** Signs up for a package: the order with us, or the provider's own site and the question afterwards. [BBSET-01] */
export function SignupPage() {
  const step = useCurrentStep();
  const params = packageParamsSchema.safeParse(step?.params);
  return params.success ? <PackageSignup {...params.data} /> : <GoTo step="broadband-list" label={gateTexts.opening} />;
}
