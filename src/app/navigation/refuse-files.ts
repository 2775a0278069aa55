export function refuseFiles(): void {
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event;
  const isTaken = target instanceof Element && target.closest('input[type=file]') !== null;
  if (!dataTransfer?.types.includes('Files') || event.defaultPrevented || isTaken) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
