import { leadCall, onlyPost } from './lead-call.ts';

export const loader = onlyPost;
export const action = leadCall('quote');
