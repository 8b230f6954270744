import { itShowsThatTheEnrolmentIsFinished } from '@home-move/ui/testing';
import { Routes } from './routes';

describe('a finished enrolment', () => {
  itShowsThatTheEnrolmentIsFinished('entertainment', Routes);
});
