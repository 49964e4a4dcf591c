"""The sound of the hero film: a soft sea, synthesised, that repeats without a seam.

    python3 art/sea_sound.py OUT.wav        (needs python3-numpy)

Noise is made in the frequency domain with a period of exactly one loop, so its end runs into its beginning; two slow
swells with whole periods in the loop make it breathe. The same seed gives the same file.
"""
import sys
import wave

import numpy as np

RATE, LOOP_SECONDS, SEED = 48_000, 6, 7


def periodic_noise(rng: np.random.Generator, low: float, high: float, slope: float) -> np.ndarray:
    """Noise between two frequencies (Hz) whose power falls with the frequency by the given exponent."""
    samples = RATE * LOOP_SECONDS
    frequency = np.fft.rfftfreq(samples, 1 / RATE)
    amplitude = np.where((frequency > low) & (frequency < high), np.maximum(frequency, 1) ** -slope, 0)
    spectrum = amplitude * np.exp(2j * np.pi * rng.random(frequency.size))
    noise = np.fft.irfft(spectrum, samples)
    return noise / np.abs(noise).max()


def swell(periods: int, phase: float, depth: float) -> np.ndarray:
    """A slow rise and fall, a whole number of times in the loop."""
    turn = 2 * np.pi * periods * np.arange(RATE * LOOP_SECONDS) / (RATE * LOOP_SECONDS)
    return 1 - depth / 2 + depth / 2 * np.sin(turn + phase)


rng = np.random.default_rng(SEED)
channels = [
    periodic_noise(rng, 60, 900, 0.9) * swell(1, phase, 0.6)
    + 0.35 * periodic_noise(rng, 900, 6000, 0.7) * swell(2, 1.3 + phase, 0.8)
    for phase in (0.0, 0.5)
]
sound = np.stack(channels, axis=1)
sound = (sound / np.abs(sound).max() * 0.35 * 32767).astype("<i2")
with wave.open(sys.argv[1], "wb") as out:
    out.setnchannels(2)
    out.setsampwidth(2)
    out.setframerate(RATE)
    out.writeframes(sound.tobytes())
