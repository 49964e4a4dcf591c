"""Synthesized noise and how it is stored. The same seeds give the same files."""
import wave
from pathlib import Path

import numpy as np

RATE = 48_000


def noise(random: np.random.Generator, seconds: float, low: float, high: float, slope: float) -> np.ndarray:
    """Noise between two frequencies (Hz) whose power falls with the frequency by the exponent; peak 1.

    It is made in the frequency domain, so its end runs into its beginning.
    """
    samples = round(RATE * seconds)
    frequency = np.fft.rfftfreq(samples, 1 / RATE)
    amplitude = np.where((frequency > low) & (frequency < high), np.maximum(frequency, 1) ** -slope, 0)
    spectrum = amplitude * np.exp(2j * np.pi * random.random(frequency.size))
    made = np.fft.irfft(spectrum, samples)
    return made / np.abs(made).max()


def swell(seconds: float, periods: float, phase: float, depth: float) -> np.ndarray:
    """A slow rise and fall between 1 and 1 - `depth`."""
    share = np.arange(round(RATE * seconds)) / round(RATE * seconds)
    return 1 - depth / 2 + depth / 2 * np.sin(2 * np.pi * periods * share + phase)


def save(path: Path, left: np.ndarray, right: np.ndarray, peak: float) -> None:
    """Stereo, 16 bits, as loud as `peak` (1 is the most)."""
    sound = np.stack([left, right], axis=1)
    values = (sound / np.abs(sound).max() * peak * 32767).astype("<i2")
    with wave.open(str(path), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(values.tobytes())
