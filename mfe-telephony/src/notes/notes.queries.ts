import { telephonyEndpoints, type Enrolment, type NewNote, type Note, type RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR from 'swr';

/** The notes of one customer, newest first. [TEL-29] */
export function useNotes({ id }: Pick<Enrolment, 'id'>) {
  const { http } = useRuntime();
  return useSWR([telephonyEndpoints.notes.path, id], () => http.send(telephonyEndpoints.notes, {}));
}

/** [TEL-28] */
export function saveNote({ http }: RuntimeContract, note: NewNote): Promise<Note> {
  return http.send(telephonyEndpoints.saveNote, { body: note });
}
