export const panelStyle = `
:host {
  position: fixed;
  z-index: 2147483647;
  direction: ltr;
  /** Overrides Radix, which disables pointer events outside an open modal dialog. */
  pointer-events: auto;
}
* {
  box-sizing: border-box;
}
.panel {
  position: fixed;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  border-top: 1px solid var(--edge);
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 0 32px rgb(0 0 0 / 60%);
  font: 14px / 1.45 var(--fin-fonts-body);
}
.panel.moved {
  inset: 0 0 auto;
  border-width: 0 0 1px;
}
.handle {
  position: absolute;
  top: -6px;
  right: 0;
  left: 0;
  height: 12px;
  cursor: ns-resize;
  touch-action: none;
}
.moved .handle {
  top: auto;
  bottom: -6px;
}
.handle::after {
  content: "";
  position: absolute;
  top: 9px;
  left: calc(50% - 24px);
  width: 48px;
  height: 4px;
  border-radius: 2px;
  background: var(--edge);
}
.moved .handle::after {
  top: -1px;
}
header,
.tools {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
}
header {
  flex: none;
  padding: 10px 16px 6px;
}
h2 {
  flex: 1;
  margin: 0;
  font: 800 20px / 1.1 var(--fin-fonts-display);
  white-space: nowrap;
}
a {
  padding: 4px 0;
  color: var(--link);
}
button {
  min-height: 32px;
  padding: 2px 12px;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--box);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
}
button:hover:enabled,
button[aria-pressed="true"] {
  border-color: var(--link);
  background: var(--here);
}
button:disabled {
  border-style: dashed;
  color: var(--soft);
  cursor: default;
}
:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: -3px;
}
ul,
ol,
dl,
dd,
p {
  margin: 0;
  padding: 0;
  list-style: none;
}
.body {
  display: grid;
  flex: 1;
  grid-template-columns: minmax(180px, 1fr) minmax(300px, 2fr) minmax(0, 3fr);
  gap: 16px;
  min-height: 0;
  padding: 4px 16px 16px;
}
.which,
.what,
.where {
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  min-height: 0;
}
.running {
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  gap: 4px;
  overflow: auto;
}
.running button {
  width: 100%;
}
.position {
  color: var(--soft);
}
.changes {
  flex: 0 1 auto;
  min-height: 64px;
  overflow: auto;
  overflow-wrap: anywhere;
}
.changes dt {
  font-weight: 700;
}
.changes dd {
  margin-bottom: 6px;
  color: var(--soft);
}
.changes dt:first-child {
  font-size: 16px;
}
.changes dt:first-child + dd {
  color: inherit;
}
.steps {
  flex: 1 1 64px;
  min-height: 44px;
  padding-top: 8px;
  overflow: auto;
  border-top: 1px solid var(--edge);
  font-size: 13px;
  color: var(--soft);
  overflow-wrap: anywhere;
}
.steps li:first-child {
  font-weight: 700;
  color: var(--ink);
}
.picture {
  flex: 1 1 auto;
  min-height: 100px;
  touch-action: pan-x pan-y;
  cursor: grab;
  overflow: auto;
  border: 1px solid var(--edge);
  border-radius: 8px;
}
.picture svg {
  display: block;
}
[hidden] {
  display: none;
}
@media (max-width: 900px) {
  .body {
    display: flex;
    flex-direction: column;
    overflow: auto;
  }
  .which,
  .what,
  .where {
    flex: none;
  }
  .running {
    flex-direction: row;
    white-space: nowrap;
  }
  .running button {
    width: auto;
  }
  .what {
    max-height: 320px;
  }
  .picture {
    height: 280px;
  }
  header {
    padding: 10px 12px 6px;
  }
  .body {
    padding: 4px 12px 12px;
  }
}
`;
