import { SkeletonCards } from './skeleton';

export const Plans = () => <SkeletonCards words="Loading energy plans" />;
