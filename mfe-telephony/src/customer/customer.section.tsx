import { AddressLine, HouseIcon, MailIcon, PhoneIcon, registerSheet, VisuallyHidden } from '@home-move/ui';
import { SectionHeading, type SectionProps } from '../panel/section';
import sheet, * as styles from './customer.module.css';
import { customerTexts as texts, formatPhone, identityOf, nameOf, startOf } from './customer.texts';

registerSheet(sheet);

/** The customer's name, reference and type, and how and where to reach them. [TEL-07] */
export function CustomerSection({ enrolment, titleId }: SectionProps) {
  const { contactNumber, emailAddress, simpleAddress, moveInDate } = enrolment;
  const facts = [
    { label: texts.phone, Icon: PhoneIcon, value: contactNumber === null ? texts.noPhone : formatPhone(contactNumber) },
    { label: texts.email, Icon: MailIcon, value: emailAddress ?? texts.noEmail },
    {
      label: texts.address,
      Icon: HouseIcon,
      value: (
        <>
          {simpleAddress ? <AddressLine line={simpleAddress} /> : texts.noAddress}
          {moveInDate && startOf(moveInDate)}
        </>
      ),
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
        {facts.map(({ label, Icon, value }) => (
          <li key={label}>
            <Icon size={16} />
            <span>
              <VisuallyHidden>{label}: </VisuallyHidden>
              {value}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
