import { pathOf, type Enrolment } from '@home-move/contract';
import { AddressLine, FinishedNotice, lazyModule, Page, useLazyModule, useLinkProps, useRuntime } from '@home-move/ui';
import { LazyFirstYear } from './lazy-first-year';
import { LeavingSection } from './leaving-section';
import { MoveLinks } from './move-links';
import { OrdersSection } from './orders-section';
import { yourMoveTexts as texts } from './your-move.texts';

/** Below the first screen. The page works without it if the chunk fails to load. */
const documentsModule = lazyModule(() => import(/* webpackChunkName: "documents" */ '../documents/documents-section'));

/** Where the mover comes back to: the orders of the move and how far they are. [ORDER-01] */
export function YourMovePage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { brand } = useRuntime();
  const link = useLinkProps();
  const { content: documents } = useLazyModule(documentsModule);
  const { simpleAddress, moveInDate } = enrolment;
  return (
    <Page
      title={texts.heading}
      brandName={brand.name}
      back={{ label: texts.back, ...link(pathOf('confirmation')) }}
      lede={
        <>
          {simpleAddress && (
            <>
              <AddressLine line={simpleAddress} />.{' '}
            </>
          )}
          {moveInDate === null ? texts.noMoveIn : texts.moveIn(moveInDate)}
        </>
      }
      width="full"
    >
      <FinishedNotice />
      <MoveLinks />
      <OrdersSection enrolment={enrolment} />
      <LazyFirstYear />
      <LeavingSection />
      {documents && <documents.DocumentsSection />}
    </Page>
  );
}
