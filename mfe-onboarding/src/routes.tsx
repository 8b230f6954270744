import { createRoutes, lazyPage } from '@home-move/ui';
import { LazyLinkCode, LazyLinkOutcome, LazyNewPassword, LazyObjection, secondChunk } from './lazy-pages';
import { PersonalDetailsPage } from './personal-details/personal-details.page';
import { VerifyPage } from './verify/verify.page';

/** From a partner's link, or without one, to the new home. The two pages that movers open first come with the remote. */
export const { Routes, preload } = createRoutes('onboarding', {
  pages: {
    'onboarding-verify': <VerifyPage LinkCode={LazyLinkCode} LinkOutcome={LazyLinkOutcome} Objection={LazyObjection} />,
    'personal-details-unpopulated': lazyPage(secondChunk, ({ UnpopulatedLinkPage }) => <UnpopulatedLinkPage />),
    'personal-details': <PersonalDetailsPage NewPassword={LazyNewPassword} />,
    'pending-confirm-details': lazyPage(secondChunk, ({ ConfirmDetailsPage }) => <ConfirmDetailsPage />),
    'pending-contact-details': lazyPage(secondChunk, ({ ContactDetailsPage }) => <ContactDetailsPage />),
    'onboarding-address': lazyPage(secondChunk, ({ AddressPage }) => <AddressPage />),
    'onboarding-contact': lazyPage(secondChunk, ({ ContactPage }) => <ContactPage />),
    'onboarding-code': lazyPage(secondChunk, ({ CodePage }) => <CodePage />),
    'onboarding-confirm': lazyPage(secondChunk, ({ ConfirmPage }) => <ConfirmPage />),
    'onboarding-edit-address': lazyPage(secondChunk, ({ EditAddressPage }) => <EditAddressPage />),
    'onboarding-edit-email': lazyPage(secondChunk, ({ EditContactPage }) => <EditContactPage field="emailAddress" />),
    'onboarding-edit-phone': lazyPage(secondChunk, ({ EditContactPage }) => <EditContactPage field="phoneNumber" />),
    'onboarding-edit': lazyPage(secondChunk, ({ EditFieldPage }) => <EditFieldPage />),
    'moving-details': lazyPage(secondChunk, ({ MovingDetailsPage }) => <MovingDetailsPage />),
  },
});
