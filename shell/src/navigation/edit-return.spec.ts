import { createSafeStorage } from '../session/safe-storage';
import type { AddressBar } from './address-bar';
import { editStep, isEditing, returningFromEdits } from './edit-return';
import { createNavigation } from './navigation';

const details = '/enrolment/your-details';
const movingDetails = '/enrolment/moving-details';

/** A bar with a history, whose Back moves at once. */
function aBar(first: string): AddressBar {
  const entries = [first];
  let onMoved: (isBack: boolean) => void = () => undefined;
  return {
    current: () => entries.at(-1) ?? '',
    push: (url) => void entries.push(url),
    replace: (url) => void entries.splice(-1, 1, url),
    back() {
      if (entries.length === 1) return false;
      entries.pop();
      onMoved(true);
      return true;
    },
    onMoved(listener) {
      onMoved = listener;
    },
  };
}

function aTab(first = details) {
  const storage = createSafeStorage('default');
  const navigation = createNavigation({
    bar: aBar(first),
    context: 'hosted',
    brand: { brand: null, branch: null },
    resolve: (path) => path,
  });
  return { storage, navigation, journey: returningFromEdits(navigation, storage) };
}

beforeEach(() => sessionStorage.clear());

describe('a step opened from Your details', () => {
  it.each([
    ['saved', (journey: ReturnType<typeof aTab>['journey']) => journey.go('/enrolment/product-selection')],
    ['left by Back', (journey: ReturnType<typeof aTab>['journey']) => journey.back('/pending/personal-details')],
  ])('returns there when it is %s', (_how, leave) => {
    const { storage, navigation, journey } = aTab();
    editStep(movingDetails, navigation, storage);
    expect(navigation.path.get()).toBe(movingDetails);
    leave(journey);
    expect(navigation.path.get()).toBe(details);
    expect(isEditing(storage, movingDetails)).toBe(false);
  });

  it('returns there after a reload, which forgets the history', () => {
    sessionStorage.setItem('hm.default.editedPath', movingDetails);
    const { navigation, journey } = aTab(movingDetails);
    journey.back('/enrolment/product-selection');
    expect(navigation.path.get()).toBe(details);
  });

  it('is an ordinary step once the mover has opened another one', () => {
    const { storage, navigation, journey } = aTab();
    editStep(movingDetails, navigation, storage);
    navigation.go('/enrolment/energy/usage');
    navigation.go(movingDetails);
    journey.go('/enrolment/product-selection');
    expect(navigation.path.get()).toBe('/enrolment/product-selection');
  });
});

it('a step opened otherwise continues with the next one', () => {
  const { navigation, journey } = aTab(movingDetails);
  journey.go('/enrolment/product-selection');
  expect(navigation.path.get()).toBe('/enrolment/product-selection');
});
