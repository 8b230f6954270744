/* What most movers do not need for their first screen. One chunk, so that a step opens without a request. */
export { DetailsDeletedPage, Objection } from '@home-move/ui';
export { CodePage } from './code/code.page';
export { ConfirmPage } from './confirm/confirm.page';
export { ContactPage } from './contact/contact.page';
export { EditContactPage } from './edit/edit-contact.page';
export { EditFieldPage } from './edit/edit-field.page';
export { ExpiredLink } from './link/expired-link';
export { MovingDetailsPage } from './moving-details/moving-details.page';
export { AddressPage } from './new-home/address.page';
export { EditAddressPage } from './new-home/edit-address.page';
export { ConfirmDetailsPage } from './pending-confirm-details/confirm-details.page';
export { ContactDetailsPage } from './pending-contact-details/contact-details.page';
export { NewPassword } from './personal-details/new-password';
export { UnpopulatedLinkPage } from './personal-details/unpopulated-link.page';
export { LinkCode } from './verify/link-code';
export { Resume } from './journey/journey-step';
