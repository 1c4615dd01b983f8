/** The words of small parts. */
export const parts = {
  close: 'Close',
  less: (name: string, step: number) => `−${step === 1 ? '' : step} ${name}`,
  more: (name: string, step: number) => `+${step === 1 ? '' : step} ${name}`,
}
