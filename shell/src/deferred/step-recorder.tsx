import { isRecordedPath, ownEnrolmentCalls, type Enrolment, type Readable } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import { useEffect } from 'react';
import { isEditing } from '../navigation/edit-return';
import { useShell } from '../runtime/shell-context';

/** A page that redirects at once is not recorded. */
const settleMs = 300;

/**
 * Records each step that stays on screen, for the mover's other devices, but for a step that is only edited. One that could not be recorded is not repeated: the next
 * one is more recent.
 */
export function StepRecorder({ enrolment }: { readonly enrolment: Readable<Enrolment | null> }) {
  const { navigation, lastStep, send, storage } = useShell();
  const path = useStore(navigation.path);
  const current = useStore(enrolment);
  const isOpen = current !== null && current.closedAt === null;
  useEffect(() => {
    if (!isOpen || !isRecordedPath(path) || path === lastStep.path() || isEditing(storage, path)) return undefined;
    const timer = setTimeout(() => {
      lastStep.show(path);
      void send(ownEnrolmentCalls.recordStep, { body: { path } }).catch(() => undefined);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [path, isOpen, lastStep, send, storage]);
  return null;
}
