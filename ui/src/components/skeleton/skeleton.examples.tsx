import { SkeletonCards } from './skeleton';

export const Plans = () => <SkeletonCards label="Loading energy plans" />;
