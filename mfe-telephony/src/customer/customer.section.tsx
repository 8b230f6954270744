import { AddressLine, formatDate, registerSheet } from '@home-move/ui';
import { SectionHeading, type SectionProps } from '../panel/section';
import sheet, * as styles from './customer.module.css';
import { customerTexts as texts, nameOf } from './customer.texts';

registerSheet(sheet);

/** The customer's name and main facts. [TEL-07] */
export function CustomerSection({ enrolment, titleId }: SectionProps) {
  const { reference, simpleAddress, enrolmentType, moveInDate, status } = enrolment;
  const facts = [
    { label: texts.id, value: reference },
    { label: texts.address, value: simpleAddress ? <AddressLine line={simpleAddress} /> : texts.missing },
    { label: texts.type, value: texts.types[enrolmentType] },
    { label: texts.moveIn, value: moveInDate ? formatDate(moveInDate) : texts.missing },
    { label: texts.status, value: texts.statuses[status] },
  ];
  return (
    <>
      <SectionHeading id={titleId}>{nameOf(enrolment)}</SectionHeading>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
