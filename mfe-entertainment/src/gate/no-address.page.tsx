import { pathOf } from '@home-move/contract';
import { Actions, Button, Notice, Page, useRuntime } from '@home-move/ui';
import { ContinueWithoutBroadband } from '../leave/skip-broadband';

const texts = {
  title: 'Broadband, Phone and TV',
  noAddress: 'We need the address of your new home before we can show you broadband packages.',
  addAddress: 'Tell us your address',
} as const;

/** Leads to the address of the home, without which no packages are known. */
export function NoAddressPage() {
  const runtime = useRuntime();
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('product-selection')) }}
    >
      <Notice kind="warning" still>
        <p>{texts.noAddress}</p>
      </Notice>
      <Actions>
        <Button onClick={() => runtime.navigate(pathOf('moving-details'))}>{texts.addAddress}</Button>
        <ContinueWithoutBroadband primary />
      </Actions>
    </Page>
  );
}
