declare module 'virtual:built-scripts' {
  /** By the address of each script: the classes that stand in it and the scripts that it imports, at once or later. */
  export const builtScripts: Record<string, { classes: string; imports: string }>;
}
