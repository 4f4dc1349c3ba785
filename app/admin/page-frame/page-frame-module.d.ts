declare module 'virtual:page-frame' {
  /** The address of the script that draws the page beside an editor. */
  export const script: string;
}
