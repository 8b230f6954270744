import { pathOf, problemOf, type ErasurePreview } from '@home-move/contract';
import {
  Button,
  Card,
  FailedPanel,
  formatDate,
  Heading,
  Lazy,
  lazyModule,
  Notice,
  registerSheet,
  Skeleton,
  Status,
  Table,
  Text,
  TextLink,
  useLinkProps,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useState } from 'react';
import { useErasure } from './erase.queries';
import sheet, * as styles from './erase-section.module.css';
import { eraseTexts as texts } from './erase.texts';

registerSheet(sheet);

const dialog = lazyModule(() => import(/* webpackChunkName: "erase-dialog" */ './erase-dialog'));

/** What an erasure leaves and until when, a warning while orders are being set up, and the button that opens the question. [PASS-15] */
export function EraseSection() {
  const titleId = useId();
  const { data, error, isValidating, mutate } = useErasure();
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading level={2} id={titleId}>
        {texts.title}
      </Heading>
      <Text muted measure>
        {texts.lede}
      </Text>
      {data && <Erasure preview={data} />}
      {!data && error === undefined && (
        <Status className={styles.loading}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton width="100%" height={18} />
          <Skeleton width="90%" height={18} />
          <Skeleton width="95%" height={18} />
        </Status>
      )}
      {!data && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
    </Card>
  );
}

function Erasure({ preview }: { readonly preview: ErasurePreview }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isWaiting = preview.ordersInSetUp.some(({ isBeingCancelled }) => isBeingCancelled);
  return (
    <>
      <Table
        caption={texts.table}
        hideCaption
        columns={texts.columns}
        rows={preview.kept.map(({ item, until }) => [
          texts.kept[item],
          until === null ? texts.withoutDay(item) : formatDate(until),
        ])}
      />
      <OrderWarning preview={preview} />
      {!isWaiting && (
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </div>
      )}
      {isOpen !== null && (
        <Lazy module={dialog}>
          {({ EraseDialog }) => <EraseDialog preview={preview} open={isOpen} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}

/** That orders go ahead, with the way to cancel them; or that a cancellation has to be confirmed first. */
function OrderWarning({ preview: { ordersInSetUp } }: { readonly preview: ErasurePreview }) {
  const link = useLinkProps();
  const cancelled = ordersInSetUp.filter(({ isBeingCancelled }) => isBeingCancelled);
  if (cancelled.length > 0)
    return (
      <Notice kind="info" still>
        <p>
          <b>{texts.cancelling(cancelled)}</b> {texts.waits}
        </p>
      </Notice>
    );
  if (ordersInSetUp.length === 0) return null;
  return (
    <Notice kind="warning" still>
      <p>
        <b>{texts.inSetUp(ordersInSetUp)}</b> {texts.notCancelled(ordersInSetUp)}{' '}
        <TextLink {...link(pathOf('your-move'))}>{texts.cancelFirst(ordersInSetUp)}</TextLink>
        {texts.orLater}
      </p>
    </Notice>
  );
}
