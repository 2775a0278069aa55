/** The panel's own styles; colours and the heading's face are those of the site. */
export const panelStyle = `
:host {
  position: fixed;
  z-index: 2147483647;
  /* A modal dialog of the site takes the pointer from everything else. */
  pointer-events: auto;
}
* {
  box-sizing: border-box;
}
.panel {
  position: fixed;
  right: 16px;
  bottom: 16px;
  display: flex;
  flex-direction: column;
  width: min(440px, calc(100vw - 32px));
  max-height: min(640px, calc(100dvh - 112px));
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 8px 32px rgb(0 0 0 / 45%);
  font:
    14px / 1.45 system-ui,
    "Segoe UI",
    Roboto,
    "Helvetica Neue",
    Arial,
    sans-serif;
}
.panel.moved {
  right: auto;
  left: 16px;
}
.panel.large:not(.collapsed) {
  top: 0;
  right: 0;
  bottom: 0;
  width: max(50vw, 440px);
  max-height: none;
  border-radius: 0;
}
.panel.large.moved:not(.collapsed) {
  right: auto;
  left: 0;
}
header,
.tools {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
}
header {
  padding: 8px 12px;
}
h2 {
  flex: 1;
  margin: 0;
  font:
    800 18px / 1.1 "Big Shoulders",
    "Big Shoulders Fallback",
    sans-serif;
  white-space: nowrap;
}
a {
  padding: 4px;
  color: var(--link);
}
button {
  min-height: 28px;
  padding: 2px 10px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--box);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
}
button:hover:enabled,
button[aria-pressed="true"] {
  background: var(--here);
}
button:disabled {
  border-style: dashed;
  color: var(--soft);
  cursor: default;
}
:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 1px;
}
.body {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-height: 0;
  padding: 0 12px 12px;
}
ul,
ol,
p {
  margin: 0;
  padding: 0;
  list-style: none;
}
.running {
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 4px;
  min-height: 34px;
  max-height: 124px;
  padding: 3px;
  overflow: auto;
}
.running button {
  font-size: 13px;
}
.picture {
  flex: 1 1 240px;
  min-height: 100px;
  touch-action: pan-x pan-y;
  cursor: grab;
  overflow: auto;
  border: 1px solid var(--edge);
  border-radius: 6px;
}
.picture svg {
  display: block;
}
.position {
  color: var(--soft);
}
.steps {
  flex: 0 1 96px;
  min-height: 44px;
  overflow: auto;
  font-size: 13px;
  overflow-wrap: anywhere;
}
.steps li:first-child {
  font-weight: 700;
}
[hidden] {
  display: none;
}
/* A sheet at the bottom of a phone, or at its top. */
@media (max-width: 600px) {
  .panel {
    right: 0;
    bottom: 0;
    left: 0;
    width: auto;
    max-height: 48dvh;
    border-radius: 10px 10px 0 0;
  }
  .panel.moved {
    top: 0;
    bottom: auto;
    left: 0;
    right: 0;
    border-radius: 0 0 10px 10px;
  }
  .panel.large:not(.collapsed) {
    left: 0;
    width: auto;
    max-height: 90dvh;
  }
  .panel.large:not(.moved, .collapsed) {
    top: 10dvh;
  }
  header button {
    padding: 2px 6px;
  }
  .running {
    flex-wrap: nowrap;
    flex-shrink: 0;
    white-space: nowrap;
  }
  .steps {
    flex-basis: 44px;
  }
}
`;
