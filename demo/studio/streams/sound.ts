import { random } from './drawing';

const SAMPLE_RATE = 44100;
const ROUND_SECONDS = 12;

export type Sound = {
  /** MIDI notes of each chord. Chords are equally long and repeat until the end. */
  chords: number[][];
  voice: 'pad' | 'pluck' | 'pulse';
  /** Filtered noise; `cutoff` and `swell` are in Hz. */
  weather?: { level: number; cutoff: number; swell: number };
};

export function synthesise(sound: Sound, seconds: number): Buffer {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const share = ROUND_SECONDS / sound.chords.length;
  for (let start = 0, place = 0; start < seconds; place += 1, start = place * share) {
    const chord = sound.chords[place % sound.chords.length] ?? [];
    const isHigher = Math.floor(place / sound.chords.length) % 2 === 1;
    const voiced = isHigher ? raiseTop(chord) : chord;
    for (const note of notes(sound.voice, voiced, start, share)) addNote(samples, note);
  }
  if (sound.weather) addWeather(samples, sound.weather);
  return toWav(samples);
}

const raiseTop = (chord: number[]) =>
  chord.map((pitch) => (pitch === Math.max(...chord) ? pitch + 12 : pitch));

type Note = { pitch: number; start: number; length: number; gain: number; attack: number };

function notes(voice: Sound['voice'], chord: number[], start: number, share: number): Note[] {
  if (voice === 'pad') {
    return chord.map((pitch) => ({
      pitch,
      start: start - 0.3,
      length: share + 0.9,
      gain: 0.1,
      attack: 0.9,
    }));
  }
  const beat = voice === 'pluck' ? share / 8 : share / 6;
  return Array.from({ length: Math.round(share / beat) }, (_, index) => {
    const step = voice === 'pluck' ? (index * 2 + (index >> 2)) % chord.length : index % 2;
    return {
      pitch: (chord[step] ?? 60) + (voice === 'pluck' && index % 3 === 2 ? 12 : 0),
      start: start + index * beat,
      length: voice === 'pluck' ? 1.6 : 0.7,
      gain: 0.2,
      attack: 0.01,
    };
  });
}

function addNote(samples: Float32Array, { pitch, start, length, gain, attack }: Note) {
  const frequency = 440 * 2 ** ((pitch - 69) / 12);
  const first = Math.max(0, Math.round(start * SAMPLE_RATE));
  const last = Math.min(samples.length, Math.round((start + length) * SAMPLE_RATE));
  for (let index = first; index < last; index++) {
    const t = index / SAMPLE_RATE - start;
    const envelope = Math.min(1, t / attack) * (1 - t / length) ** (attack > 0.1 ? 0.6 : 2.2);
    const turn = 2 * Math.PI * frequency * t;
    const tone =
      Math.sin(turn) + 0.4 * Math.sin(turn * 1.003) + 0.22 * Math.sin(turn * 2) * (1 - t / length);
    samples[index] = (samples[index] ?? 0) + gain * envelope * tone;
  }
}

function addWeather(
  samples: Float32Array,
  { level, cutoff, swell }: NonNullable<Sound['weather']>,
) {
  const next = random(cutoff);
  const smoothing = 1 - Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE);
  let low = 0;
  for (let index = 0; index < samples.length; index++) {
    low += smoothing * (next() * 2 - 1 - low);
    const breath = 0.65 + 0.35 * Math.sin((2 * Math.PI * swell * index) / SAMPLE_RATE);
    samples[index] = (samples[index] ?? 0) + level * breath * low;
  }
}

function toWav(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    const edge = Math.min(index, samples.length - index) / (SAMPLE_RATE * 0.6);
    const value = Math.tanh(sample * Math.min(1, edge));
    wav.writeInt16LE(Math.round(value * 32000), 44 + index * 2);
  });
  return wav;
}
