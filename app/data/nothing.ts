export { nothingThere as loader } from './answer.ts';
