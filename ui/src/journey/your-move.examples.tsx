import { Text } from '../components/text/text';
import { YourMove } from './your-move';

const enrolment = { simpleAddress: '14 Castle Road, Bedford, MK40 2QT', moveInDate: '2026-11-27' };

export const HomeAndDay = () => <YourMove enrolment={enrolment} />;

export const WithMore = () => (
  <YourMove enrolment={{ ...enrolment, moveInDate: null }} address="14 Castle Road, Bedford">
    <Text muted>Nothing is signed yet.</Text>
  </YourMove>
);
