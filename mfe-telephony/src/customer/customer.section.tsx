import type { Channel } from '@home-move/contract';
import { AddressLine, HouseIcon, MailIcon, PhoneIcon, registerSheet, VisuallyHidden } from '@home-move/ui';
import { SectionHeading, type SectionProps } from '../panel/section';
import sheet, * as styles from './customer.module.css';
import { customerTexts as texts, formatPhone, identityOf, nameOf, startOf } from './customer.texts';

registerSheet(sheet);

/** The customer's name, reference and type, and how and where to reach them. [TEL-07] */
export function CustomerSection({ enrolment, titleId }: SectionProps) {
  const { contactNumber, emailAddress, simpleAddress, moveInDate, pendingContacts = [] } = enrolment;
  const pendingOf = (channel: Channel) => (pendingContacts.includes(channel) ? texts.pending[channel] : null);
  const facts = [
    {
      label: texts.phone,
      Icon: PhoneIcon,
      value: contactNumber === null ? texts.noPhone : formatPhone(contactNumber),
      pending: pendingOf('sms'),
    },
    { label: texts.email, Icon: MailIcon, value: emailAddress ?? texts.noEmail, pending: pendingOf('email') },
    {
      label: texts.address,
      Icon: HouseIcon,
      value: (
        <>
          {simpleAddress ? <AddressLine line={simpleAddress} /> : texts.noAddress}
          {moveInDate && startOf(moveInDate)}
        </>
      ),
      pending: null,
    },
  ];
  return (
    <>
      <div className={styles.name}>
        <SectionHeading id={titleId} remark={identityOf(enrolment)}>
          {nameOf(enrolment)}
        </SectionHeading>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ label, Icon, value, pending }) => (
          <li key={label}>
            <Icon size={16} />
            <span>
              <VisuallyHidden>{label}: </VisuallyHidden>
              {value}
              {pending && <span className={styles.pending}>{pending}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
